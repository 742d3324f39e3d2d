import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '#ui/class-names/class-names.ts';
import styles from './disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  /** Second line of the summary. */
  detail?: ReactNode;
  /** Right of the summary, before the arrow. */
  end?: ReactNode;
  icon?: ReactNode;
  /** Beside the heading whether it is open or not, such as a button of its own. */
  aside?: ReactNode;
  children: ReactNode;
  /** Ruled: part of a card, full width between rules. Card: a sheet of its own. Plain: in running content. */
  look?: 'ruled' | 'card' | 'plain';
  headingLevel?: 2 | 3 | 4;
  defaultOpen?: boolean;
  open?: boolean;
  onToggle?: (open: boolean) => void;
  /** Open on paper. */
  printsOpen?: boolean;
  id?: string;
};

/** A heading that holds a button, and what it shows. */
export function Disclosure(props: DisclosureProps) {
  const {
    summary,
    detail,
    end,
    icon,
    aside,
    children,
    look = 'plain',
    headingLevel,
    defaultOpen = false,
    onToggle,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = props.open ?? ownOpen;
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';

  function toggle() {
    setOwnOpen(!open);
    onToggle?.(!open);
  }

  return (
    <div className={classNames(look === 'card' && 'card', styles[look])}>
      <div className={classNames(aside !== undefined && `row ${styles.headed}`)}>
        <Heading className={styles.heading}>
          <button
            type="button"
            id={`${id}-button`}
            className={`row wide ink bold snug no-border see-through touch ${styles.button}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
          >
            {icon}
            <span className={styles.words}>
              <span>{summary}</span>
              {detail !== undefined && <span className="quiet block regular">{detail}</span>}
            </span>
            {end !== undefined && <span className={`quiet regular ${styles.end}`}>{end}</span>}
            <ChevronDown className={styles.chevron} data-off-paper />
          </button>
        </Heading>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      <div id={id} className={classNames(styles.body, props.printsOpen && styles.printsOpen)} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
