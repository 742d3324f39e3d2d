import { reportMailWords, SITE } from '@dietetic/content';
import { EMAIL_MAX_WIDTH_PX, EMAIL_SUBJECT } from '@dietetic/contract';
import { escapeHtml } from '@dietetic/regimen';
import type { RebuiltReport } from './rebuild-report.ts';

export type ReportMessage = { to: string; subject: string; html: string; text: string };

/** Which app it is, above the report. A picture of the logo would be an attachment, or be fetched from us. */
const SENDER = reportMailWords.sender(SITE.provider.name);

/** Text and background are set together, so that a dark theme changes both or neither. */
const COLOURS = 'font-family:Arial,Helvetica,sans-serif;color:#14211f;background-color:#ffffff';

/** The message that is sent: a frame around the report that the server has rendered. */
export function reportMessage(to: string, report: RebuiltReport): ReportMessage {
  const about = reportMailWords.about.map((line) => `<p style="margin:0 0 4px">${line}</p>`).join('');
  // Outlook takes widths only from a table with a width in pixels, and shows the contents of these comments.
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
<tr><td style="padding:12px;font-size:17px;font-weight:bold;border-top:6px solid ${SITE.brand.colours.light}">${escapeHtml(SENDER)}</td></tr>
<tr><td style="padding:0 12px 16px">${report.html}</td></tr>
<tr><td style="padding:12px;font-size:12px;line-height:1.4;border-top:1px solid #767676">${about}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
  const text = [SENDER, report.text.trim(), '--', ...reportMailWords.about].join('\n\n');
  return { to, subject: EMAIL_SUBJECT, html, text: `${text}\n` };
}
