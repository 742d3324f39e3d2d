import { IN_HAND, killedDeliveries } from '../../apps/server/src/test-support/killed-deliveries.ts';
import { postgresPrograms, startPostgres } from '../../apps/server/src/test-support/postgres.ts';
import { atMost, type Finding } from './finding.ts';

/** KILLS=5 makes it short. */
const KILLS = Number(process.env.KILLS ?? 20);
const DEVICES = 2400;
const MOST_MS = 3 * 60_000;

export async function killsOn(kind: 'PostgreSQL' | 'embedded'): Promise<Finding[]> {
  const what = `${DEVICES} notifications, ${KILLS} kills, ${kind}`;
  const programs = postgresPrograms();
  if (kind === 'PostgreSQL' && programs === undefined)
    return [{ what, measure: 'PostgreSQL', figure: 'not installed', must: 'there', held: false }];
  const postgres = kind === 'PostgreSQL' && programs ? await startPostgres(programs) : undefined;
  try {
    const killed = {
      databaseUrl: await postgres?.database(),
      devices: DEVICES,
      kills: KILLS,
      mostMs: MOST_MS,
    };
    const outcome = await killedDeliveries(killed);
    return [
      atMost(what, 'never arrived', outcome.neverArrived, 0),
      atMost(what, 'seen twice', outcome.seenTwice, 0),
      atMost(what, 'sent again, in place of the first', outcome.sentAgain, KILLS * IN_HAND),
      atMost(what, 'open at the end', outcome.open, 0),
      atMost(what, 'kills after the last delivery', KILLS - outcome.killsAmongDeliveries, 0),
    ];
  } finally {
    await postgres?.stop();
  }
}
