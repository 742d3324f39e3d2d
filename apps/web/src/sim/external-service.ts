import { create } from 'zustand';
import type { ExternalService } from './chat-completions.ts';

/**
 * A deployer's own service that puts questions into other words, with the shape of OpenAI's chat completions. Off unless
 * the app is built with its address, which is on the app's own origin (docs/how-to/plug-in-an-assistant.md).
 */
const ADDRESS: unknown = import.meta.env['VITE_SIM_PARSER_URL'];
const MODEL: unknown = import.meta.env['VITE_SIM_PARSER_MODEL'];
const NAME: unknown = import.meta.env['VITE_SIM_PARSER_NAME'];

export const EXTERNAL_SERVICE: ExternalService | undefined =
  typeof ADDRESS === 'string' && ADDRESS !== ''
    ? {
        address: ADDRESS,
        model: typeof MODEL === 'string' ? MODEL : 'default',
        name: typeof NAME === 'string' ? NAME : ADDRESS,
      }
    : undefined;

/** Given for this visit only, and taken back at any time. */
export const useExternalConsent = create<{ isGiven: boolean }>(() => ({ isGiven: false }));
