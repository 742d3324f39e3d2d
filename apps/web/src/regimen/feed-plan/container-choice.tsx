import { HANG_LIMIT_HOURS } from '@dietetic/clinical';
import { feedPlanWords as say } from '@dietetic/content';
import { mlText, alternativeContainers, type SessionResult } from '@dietetic/regimen';
import type { Bedside } from '#session/bedside.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names/class-names.ts';
import { replaceSession } from './sessions-of-plan.ts';
import styles from './feed-plan.module.css';

type Props = { one: SessionResult; index: number; products: Bedside['products'] };

/** Where nobody has named a container and it matters: what is assumed, and one press for what else it may hang in. */
export function ContainerChoice({ one: { session, hung }, index, products }: Props) {
  const product = products.find(({ id }) => id === session.product);
  if (product === undefined || !hung.isAssumed || !hung.isBeyondLimit) return null;
  return (
    <div className={classNames(styles.wide, 'row wrap gap-1-3')}>
      <p className="quiet">{say.assumed(say.containers(hung.hangs), hoursText(hung.limitHours))}</p>
      {alternativeContainers(product, hung.packMl).map((other) => (
        <Button
          key={other.packSize ?? other.container}
          size="small"
          variant="secondary"
          onClick={() => replaceSession(index, { ...session, ...other })}
        >
          {other.packSize === undefined
            ? say.hangOwn(hoursText(HANG_LIMIT_HOURS.rth))
            : say.hangPacks(mlText(other.packSize))}
        </Button>
      ))}
    </div>
  );
}

const hoursText = (hours: number): string => `${hours}\u00a0h`;
