import { Page } from '#ui/page/page.tsx';

export default function CompareScreen(_props: { inRegimen: boolean; ids: string[] }) {
  return <Page title="Compare products">{null}</Page>;
}
