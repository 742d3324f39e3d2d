import { Page } from '#ui/page/page.tsx';

export default function SupportHomeScreen() {
  return <Page title="Support">{null}</Page>;
}
