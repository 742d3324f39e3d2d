import { Page } from '#ui/page/page.tsx';

export default function EnergyScreen() {
  return <Page title="Energy requirements">{null}</Page>;
}
