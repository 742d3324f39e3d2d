import { templateWords as say } from '@dietetic/content';
import {
  type ParsedTemplate,
  parseTemplateFragment,
  type RegimenTemplate,
  templateFragment,
} from '@dietetic/regimen';
import { create } from 'zustand';
import { LINKED_TEMPLATE } from '#platform/linked-template.ts';
import { showToast } from '#ui/toast/toast-store.ts';

type Linked = { linked: ParsedTemplate | null };

const read = (fragment: string | undefined): ParsedTemplate | null => {
  const found = fragment === undefined ? null : parseTemplateFragment(fragment);
  return found?.kind === 'template' ? { template: found.template, unreadable: found.unreadable } : null;
};

const useStore = create<Linked>(() => ({ linked: read(LINKED_TEMPLATE.read()) }));

export const useLinkedTemplate = (): ParsedTemplate | null => useStore((store) => store.linked);

/** Taken up or declined. */
export function dismissLinkedTemplate(): void {
  LINKED_TEMPLATE.clear();
  useStore.setState({ linked: null });
}

/** An address that carries the template in the part a browser keeps to itself. */
export const templateLink = (template: RegimenTemplate): string =>
  `${window.location.origin}/regimen/products#${templateFragment(template)}`;

/**
 * Takes a template out of the address, so that going back or reloading does not offer it twice. Answers with
 * its name, or null when the address held none that can be read.
 */
export function takeLinkedTemplate(): string | null {
  const { hash, pathname, search } = window.location;
  const link = parseTemplateFragment(hash);
  if (link.kind === 'none') return null;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  if (link.kind !== 'template') {
    showToast({ message: link.kind === 'newer' ? say.linkNewer : say.linkUnreadable });
    return null;
  }
  LINKED_TEMPLATE.write(hash);
  useStore.setState({ linked: { template: link.template, unreadable: link.unreadable } });
  return link.template.name;
}
