import type { StepId } from '@dietetic/regimen';
import type { ReactNode } from 'react';

/** What a step hands to its page, or to its pane on the sheet. */
export type StepPageProps = {
  step: StepId;
  title: ReactNode;
  /** Under the title. */
  intro?: ReactNode;
  /** The pane at the right, sticky on a wide screen. */
  result?: ReactNode;
  /** The step list at the left of wide screens; a step that needs the width leaves it on top. */
  rail?: boolean;
  /** Who the patient is, above the work; the report says it itself. */
  patient?: boolean;
  /** The result in one line, above the actions where the pane is out of sight. */
  pinned?: ReactNode;
  /** Left of the actions, such as the way round this step. */
  start?: ReactNode;
  /** The step's actions, the main one last. */
  actions?: ReactNode;
  /** Beside the title: what is done with what stands under it. */
  titleActions?: ReactNode;
  children: ReactNode;
};
