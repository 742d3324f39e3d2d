import { Page } from '#ui/page/page.tsx';

export default function NotificationsScreen(_props: { inSupport: boolean }) {
  return <Page title="Notifications">{null}</Page>;
}
