import { Page } from '#ui/page/page.tsx';

export default function IntermittentScreen() {
  return <Page title="What next?">{null}</Page>;
}
