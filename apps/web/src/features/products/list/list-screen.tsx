import { Page } from '#ui/page/page.tsx';

export default function ListScreen(_props: { inRegimen: boolean }) {
  return <Page title="Products">{null}</Page>;
}
