import type { ReactNode } from 'react';

/** A step of a flow. A locked one is text and says in `detail` what comes first. */
export type Step = {
  id: string;
  number: number;
  title: string;
  detail: string;
  state: 'done' | 'todo' | 'locked';
  current?: boolean;
};

export type StepLink = { className: string; children: ReactNode; 'aria-current'?: 'step' };

export type StepsProps = {
  label: string;
  /** Over the rail. */
  title?: string;
  bars?: boolean;
  steps: readonly Step[];
  /** Draws the router's link; a locked step is not passed here. */
  renderLink: (step: Step, link: StepLink) => ReactNode;
};
