import { Page } from '#ui/page/page.tsx';

export default function TermsScreen(_props: { inSupport: boolean }) {
  return <Page title="Terms">{null}</Page>;
}
