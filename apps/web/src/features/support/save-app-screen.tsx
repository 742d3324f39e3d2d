import { Page } from '#ui/page/page.tsx';

export default function SaveAppScreen(_props: { inSupport: boolean }) {
  return <Page title="Save to home screen">{null}</Page>;
}
