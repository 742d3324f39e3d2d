import { openStore } from './src/store/open-store.ts';
import { createLogger } from './src/logging/logger.ts';
const log = createLogger({ format: 'text', level: 'warn', write: console.log });
const s = await openStore({ databaseUrl: undefined, databasePool: 4, dataDirectory: '/tmp/server/data5', log }); await s.close();
