import { Page } from '#ui/page/page.tsx';

export default function PatientScreen() {
  return <Page title="Patient details">{null}</Page>;
}
