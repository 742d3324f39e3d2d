/**
 * A network that wants a login, or that blocks, answers with a page of its own and status 200. Kept in the place of a
 * script, it would be what every later start runs: where an answer is a page, only a page may have been asked for.
 */
export const OF_ITS_KIND = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const isPageWanted = new URL(request.url).pathname.endsWith('.html');
    return response.status === 200 && isPage === isPageWanted ? response : null;
  },
};
