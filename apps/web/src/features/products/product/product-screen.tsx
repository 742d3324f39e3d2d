import { Page } from '#ui/page/page.tsx';

export default function ProductScreen(_props: { inRegimen: boolean; id: string }) {
  return <Page title="Product">{null}</Page>;
}
