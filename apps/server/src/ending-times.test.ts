import { expect, it } from 'vitest';
import {
  CLOSE_DATABASE_MS,
  CONTAINER_MS,
  END_WITHIN_MS,
  LAST_ANSWERS_MS,
  LAST_WORK_MS,
} from './ending-times.ts';

it('[I-03] all that the end waits for is over before it is given up, and that before the container is killed', () => {
  expect(LAST_ANSWERS_MS).toBeLessThan(LAST_WORK_MS);
  expect(LAST_WORK_MS + 2 * CLOSE_DATABASE_MS).toBeLessThan(END_WITHIN_MS);
  expect(END_WITHIN_MS).toBeLessThan(CONTAINER_MS);
});
