import { Page } from '#ui/page/page.tsx';

export default function ContactScreen(_props: { inSupport: boolean }) {
  return <Page title="Contact us">{null}</Page>;
}
