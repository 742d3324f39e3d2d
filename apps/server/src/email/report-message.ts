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

/** Text and background are stated together, so that a dark theme changes both or neither. */
const COLOURS = 'font-family:Arial,Helvetica,sans-serif;color:#14211f;background-color:#ffffff';
const MARK = `<br><span style="font-size:13px;color:#14211f;background-color:#f2cf6b">&nbsp;${DEMONSTRATION}&nbsp;</span>`;

/** The message that goes out: our own frame around what is left of the report after cleaning. */
export function reportMessage(
  call: { to: string; htmlContent: string },
  demonstration: boolean,
): ReportMessage {
  const report = safeHtml(call.htmlContent);
  const unsaid = demonstration && !report.includes(DEMONSTRATION);
  const about = ABOUT.map((line) => `<p style="margin:0 0 4px">${line}</p>`).join('');
  // Outlook takes widths from a table with a width in pixels alone, and shows what these comments hold.
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${EMAIL_SUBJECT}</title>
</head>
<body style="margin:0;padding:0;${COLOURS}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="${COLOURS}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="${EMAIL_MAX_WIDTH_PX}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:${EMAIL_MAX_WIDTH_PX}px;text-align:left;${COLOURS}">
<tr><td style="padding:16px 12px 12px;font-size:17px;font-weight:bold">Dietetic App${unsaid ? MARK : ''}</td></tr>
<tr><td style="padding:0 12px 16px">${report}</td></tr>
<tr><td style="padding:12px;font-size:12px;line-height:1.4;border-top:1px solid #767676">${about}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
  const text = ['Dietetic App', unsaid ? DEMONSTRATION : '', plainText(report), '--', ...ABOUT]
    .filter((part) => part !== '')
    .join('\n\n');
  return { to: call.to, subject: EMAIL_SUBJECT, html, text: `${text}\n` };
}
