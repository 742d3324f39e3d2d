import { Page } from '#ui/page/page.tsx';

export default function RegionScreen() {
  return <Page title="Region">{null}</Page>;
}
