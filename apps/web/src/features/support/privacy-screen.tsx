import { Page } from '#ui/page/page.tsx';

export default function PrivacyScreen(_props: { inSupport: boolean }) {
  return <Page title="Privacy">{null}</Page>;
}
