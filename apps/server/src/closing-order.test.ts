import { describe, expect, it } from 'vitest';
import { closingOrder } from './closing-order.ts';

describe('[I-03] what was opened is closed', () => {
  it('last opened first, each when the one before has ended', async () => {
    const order = closingOrder(10_000);
    const closed: string[] = [];
    for (const name of ['database', 'catalogue', 'routes']) {
      order.add(async () => {
        await Promise.resolve();
        closed.push(name);
      });
    }
    expect(await order.close()).toBe(true);
    expect(closed).toEqual(['routes', 'catalogue', 'database']);
  });

  it('although work in hand never ends, each of it told, and the first opened is waited for', async () => {
    const order = closingOrder(20);
    const told: string[] = [];
    let databaseClosed = false;
    order.add(async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      databaseClosed = true;
    });
    for (const name of ['catalogue', 'documents']) {
      order.add(() => {
        told.push(name);
        return new Promise(() => undefined);
      });
    }
    expect(await order.close()).toBe(false);
    expect(told).toEqual(['documents', 'catalogue']);
    expect(databaseClosed).toBe(true);
  });

  it('and the failure of one is told', async () => {
    const order = closingOrder(10_000);
    order.add(() => undefined);
    order.add(() => Promise.reject(new Error('cannot close')));
    await expect(order.close()).rejects.toThrow('cannot close');
  });
});
