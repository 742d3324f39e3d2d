import { Page } from '#ui/page/page.tsx';

export default function FaqsScreen() {
  return <Page title="Frequently asked questions">{null}</Page>;
}
