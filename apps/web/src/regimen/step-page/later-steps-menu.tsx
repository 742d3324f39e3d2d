import { fieldText, regimenWords } from '@dietetic/content';
import { type StepId, laterSteps } from '@dietetic/regimen';
import { ChevronUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { useNavigationItems } from '#session/regimen.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import styles from './later-steps-menu.module.css';
import { useCountry } from '#session/session.ts';

/** Beside Continue: on to a later step, past the one that comes next. What Continue asks first is asked here too. */
export function LaterStepsMenu({ onGo }: { onGo: (step: StepId) => void }) {
  const country = useCountry();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const steps = laterSteps(useNavigationItems());
  return (
    <>
      <IconButton
        label={regimenWords.goOnTo}
        icon={<ChevronUp />}
        className={styles.opener}
        popoverTarget={id}
      />
      <div ref={panel} id={id} popover="auto" className={`ink on-sheet round-2 edged ${styles.panel}`}>
        <ul>
          {steps.map((step) => (
            <li key={step.id}>
              <button
                className="wide no-border see-through touch"
                type="button"
                onClick={() => {
                  panel.current?.hidePopover();
                  onGo(step.id);
                }}
              >
                {fieldText(step.navigation_title, country)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
