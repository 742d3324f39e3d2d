import { Page } from '#ui/page/page.tsx';

export default function ResourcesScreen() {
  return <Page title="Resources">{null}</Page>;
}
