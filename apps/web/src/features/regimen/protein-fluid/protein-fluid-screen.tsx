import { Page } from '#ui/page/page.tsx';

export default function ProteinFluidScreen() {
  return <Page title="Protein and fluid requirements">{null}</Page>;
}
