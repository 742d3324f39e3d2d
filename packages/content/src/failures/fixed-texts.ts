/** Sentences whose wording the error catalogue of the product fixes letter by letter. */
export const PAGE_NOT_FOUND =
  "Sorry, we couldn't find the page you were looking for! Please try again later.";
export const NO_SEARCH_MATCH = 'Sorry, no products match your search';
export const NOTIFICATIONS_BLOCKED =
  "You currently have web notifications blocked, or your browser doesn't support them.";
export const NOT_A_PROFESSIONAL = 'Sorry, this information is for Healthcare Professionals only.';
export const CANNOT_SAVE_APP = 'Sorry, your browser cannot currently save this app to your homescreen.';
export const EMAIL_SENDING = 'Sending...';
export const EMAIL_SENT = 'Your report should be in your inbox shortly.';

export const pageNotFoundWords = {
  title: 'Page not found',
  text: PAGE_NOT_FOUND,
  why: 'No page of the app has this address. It may be mistyped, or a link from elsewhere may be out of date.',
  where: 'Where to go',
  home: 'Go to the start page',
  products: 'Products',
  regimen: 'Regimen',
  support: 'Support',
} as const;
