import { EMAIL_MAX_WIDTH_PX, EMAIL_SUBJECT } from '@dietetic/contract';
import { plainText } from './plain-text.ts';
import { safeHtml } from './safe-html.ts';

export type ReportMessage = { to: string; subject: string; html: string; text: string };

const DEMONSTRATION = 'Demonstration data – not for patient care';
const ABOUT = [
  'Sent from the Dietetic App at the request of a healthcare professional.',
  'For healthcare professionals only. The calculations are a guide and do not replace clinical judgement.',
  'This message cannot be answered, and no copy of it is kept by the sender.',
];

/** The message that goes out: our own frame around what is left of the report after cleaning. */
export function reportMessage(
  call: { to: string; htmlContent: string },
  demonstration: boolean,
): ReportMessage {
  const report = safeHtml(call.htmlContent);
  const mark = demonstration
    ? `<p style="margin:0;padding:8px 16px;background-color:#fff4ce;color:#3d2c00;font-weight:bold">${DEMONSTRATION}</p>`
    : '';
  const about = ABOUT.map((line) => `<p style="margin:0 0 4px">${line}</p>`).join('');
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${EMAIL_SUBJECT}</title>
</head>
<body style="margin:0;padding:0;font-family:Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="${EMAIL_MAX_WIDTH_PX}" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${EMAIL_MAX_WIDTH_PX}px;text-align:left">
<tr><td style="padding:16px;font-size:18px;font-weight:bold">Dietetic App</td></tr>
<tr><td>${mark}</td></tr>
<tr><td style="padding:16px">${report}</td></tr>
<tr><td style="padding:16px;font-size:12px;border-top:1px solid #767676">${about}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  const text = ['Dietetic App', demonstration ? DEMONSTRATION : '', plainText(report), '--', ...ABOUT]
    .filter((part) => part !== '')
    .join('\n\n');
  return { to: call.to, subject: EMAIL_SUBJECT, html, text: `${text}\n` };
}
