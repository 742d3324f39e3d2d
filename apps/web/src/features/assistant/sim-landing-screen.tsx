import { Page } from '#ui/page/page.tsx';

export default function SimLandingScreen() {
  return <Page title="Sim">{null}</Page>;
}
