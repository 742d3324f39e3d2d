import type { AnswerLink } from '@dietetic/assistant';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { closeAssistant } from '#session/assistant.ts';
import { ExternalLink } from '#ui/external-link/external-link.tsx';

/** A link of an answer. Inside a regimen a product is opened inside it, so that the way back leads there. */
export function AnswerLinkView({ link }: { link: AnswerLink }) {
  const router = useRouter();
  const isInRegimen = useRouterState({ select: (state) => state.location.pathname.startsWith('/regimen') });
  if (!link.href.startsWith('/')) {
    // A mail address opens no tab.
    if (link.href.startsWith('mailto:')) return <a href={link.href}>{link.label}</a>;
    return <ExternalLink href={link.href}>{link.label}</ExternalLink>;
  }
  const href = isInRegimen ? link.href.replace(/^\/products\//, '/regimen/products/') : link.href;

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    closeAssistant();
    router.history.push(href);
  }

  return (
    <a href={href} onClick={follow}>
      {link.label}
    </a>
  );
}
