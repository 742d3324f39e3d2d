import { Page } from '#ui/page/page.tsx';

export default function ReportScreen() {
  return <Page title="Regimen report">{null}</Page>;
}
