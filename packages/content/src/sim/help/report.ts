import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

/** The report, and how it leaves the app. */
export const REPORT_HELP: readonly HelpTopic[] = topicsLeadingTo('regimen', [
  {
    id: 'report',
    says: 'The report is step 5 of a regimen: read, print, copy or email it there. It holds the patient, requirements with their methods, products, totals compared with the need, vitamins and minerals, the findings that you kept, and the feed plan and recipe of the regimen.',
  },
  {
    id: 'reportShut',
    says: 'The report opens once the patient’s details are complete and at least one product is chosen. Anything missing, or to be corrected or confirmed, is shown at its field.',
  },
  {
    id: 'print',
    says: 'Step 5, Report, “Print or PDF” prints the report, or saves it as PDF from the print window of the browser. Cards have their own Print button.',
  },
  {
    id: 'copy',
    says: 'Step 5, Report, has “Copy as text”; More options copies a short line, the full text or ADIME text. Then paste it into the notes.',
    first: [
      {
        words: 'adime',
        says: 'ADIME is a format for notes: assessment, diagnosis, intervention, monitoring, evaluation.',
      },
    ],
  },
  {
    id: 'email',
    says: 'Step 5, Report, “Email report” sends the report to one address that you enter, your own at work, without anything that names the patient. Whoever can open that mailbox can read it; the server that sends it keeps no copy. You need to be online.',
  },
  {
    id: 'csv',
    says: 'Yes: in step 5, Report, you can print the report or save it as PDF, email it and copy it as text. More options saves it as CSV for a spreadsheet, as JSON, FHIR R4 or FHIR R5, and copies it as short, full or ADIME text. FHIR is the format in which record systems exchange orders; UK and Irish systems read R4.',
    first: [
      {
        words: 'excel spreadsheet spreadsheets csv',
        says: 'Yes: step 5, Report, More options saves the report as CSV, a file that Excel and other spreadsheets open.',
        alone: true,
      },
      {
        words: 'easiest easy quickest quick simplest fastest paste notes note',
        says: 'For notes “Copy as text” is the quickest way: step 5, Report. More options copies a short line, the full text or ADIME text instead.',
        alone: true,
      },
      {
        words: 'straight direct directly automatically automatic itself link linked upload',
        says: 'Not directly: the app is not linked to any record system. You put there what the app saves or copies.',
      },
    ],
  },
  {
    id: 'emailFailed',
    says: 'Send a report in step 5, Report, at “Email report”, to one address that you enter; it needs a connection and opens only with one. If a report was not sent, the form says why and stays: send it again when you are online. If it was sent but has not arrived, look in the junk folder, then send it again and check the address. In the meantime print it, save it as PDF or copy it as text: you can do all three offline.',
  },
  {
    id: 'outFailed',
    says: 'The browser does the printing: try its own print command, or save as PDF and print that elsewhere. If the browser does not allow copying, the app shows the text for you to select and copy by hand. More options saves the report as a file, and “Email report” sends it to your work address.',
  },
  {
    id: 'records',
    says: 'No: the app is not linked to any patient record, prescribing system, pharmacy or pump, and reads nothing from them. You can copy its report as text or save it as CSV, JSON or FHIR for a record system.',
  },
]);
