import * as z from 'zod/mini';
import { API_FAILURES, type ApiFailureName } from './api-failure.ts';

export const apiFailureSchema = z.object({
  error: z.enum(Object.keys(API_FAILURES) as [ApiFailureName, ...ApiFailureName[]]),
  message: z.string(),
});
export type ApiFailure = z.infer<typeof apiFailureSchema>;
