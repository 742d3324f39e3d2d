/** A service with the shape of OpenAI's chat completions; `name` is what a person reads of it. */
export type ExternalService = { address: string; model: string; name: string };

/** What a slow service may take before Sim answers without it. */
const LONGEST_WAIT_MS = 8000;

/** The text of the service's reply. Rejects when it cannot be reached or answers with anything else. */
export async function complete(
  service: ExternalService,
  instructions: string,
  message: string,
): Promise<string> {
  const response = await fetch(service.address, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    body: JSON.stringify({
      model: service.model,
      temperature: 0,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: message },
      ],
    }),
  });
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  const reply: unknown = await response.json();
  const content = contentOf(reply);
  if (content === undefined) throw new Error('the service answered in another shape');
  return content;
}

function contentOf(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('choices' in reply) || !Array.isArray(reply.choices))
    return undefined;
  const [choice]: unknown[] = reply.choices;
  if (typeof choice !== 'object' || choice === null || !('message' in choice)) return undefined;
  const { message } = choice;
  if (typeof message !== 'object' || message === null || !('content' in message)) return undefined;
  return typeof message.content === 'string' ? message.content : undefined;
}
