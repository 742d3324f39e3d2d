import { Page } from '#ui/page/page.tsx';

export default function VersionScreen() {
  return <Page title="Version">{null}</Page>;
}
