import { Page } from '#ui/page/page.tsx';

export default function ProductsStepScreen() {
  return <Page title="Product selection">{null}</Page>;
}
