import { Page } from '#ui/page/page.tsx';

export default function SimTopicScreen(_props: {
  topic: 'product' | 'general' | 'stock' | 'request' | 'frequently-read-articles';
}) {
  return <Page title="Sim">{null}</Page>;
}
