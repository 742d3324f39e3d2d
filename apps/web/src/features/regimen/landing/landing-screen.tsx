import { Page } from '#ui/page/page.tsx';

export default function LandingScreen() {
  return <Page title="Regimen">{null}</Page>;
}
