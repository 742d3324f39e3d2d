import { type HelpTopic, topicsLeadingTo } from './help-topic.ts';

/** The report, and how it leaves the app. */
export const REPORT_HELP: readonly HelpTopic[] = topicsLeadingTo('regimen', [
  {
    id: 'report',
    says: 'The report is step 5 of a regimen: read, print, copy or email it there. It holds patient, requirements with their methods, products, totals against the need, vitamins and minerals, the findings that were kept, and the feed plan and recipe of the regimen.',
  },
  {
    id: 'reportShut',
    says: 'The report opens once the patient’s details are complete and at least one product is chosen. What is missing, or has to be corrected or confirmed, is said at its field.',
  },
  {
    id: 'print',
    says: 'Step 5, Report, “Print or PDF” prints the report, or saves it as PDF from the print window of the browser. Cards have a Print button of their own.',
  },
  {
    id: 'copy',
    says: 'Step 5, Report, has “Copy as text”; More options copies a short line, the full text or ADIME text. Paste it into the notes.',
    first: [
      {
        words: 'adime',
        says: 'ADIME is a form of note: assessment, diagnosis, intervention, monitoring, evaluation.',
      },
    ],
  },
  {
    id: 'email',
    says: 'Step 5, Report, “Email report” sends it to the one address that you enter, your own at work, without anything that names the patient. Who can open that mailbox can read it; the sender keeps no copy. It needs a connection.',
  },
  {
    id: 'csv',
    says: 'Yes: step 5, Report, prints the report or saves it as PDF, sends it by email and copies it as text; More options saves it as CSV for a spreadsheet, as JSON, FHIR R4 or FHIR R5, and copies it as short, full or ADIME text. FHIR is the form in which record systems exchange orders; R4 is what UK and Irish systems read.',
    first: [
      {
        words: 'excel spreadsheet spreadsheets csv',
        says: 'Yes: step 5, Report, More options saves the report as CSV, a file that Excel and other spreadsheets open.',
        alone: true,
      },
      {
        words: 'easiest easy quickest quick simplest fastest paste notes note',
        says: 'For notes “Copy as text” is the shortest way: step 5, Report; More options copies a short line, the full text or ADIME text instead.',
        alone: true,
      },
      {
        words: 'straight direct directly automatically automatic itself link linked upload',
        says: 'Not directly: the app is linked to no record system. What it saves or copies is put there by you.',
      },
    ],
  },
  {
    id: 'emailFailed',
    says: 'A report is sent in step 5, Report, at “Email report”, to the one address that you enter; it needs a connection and opens only with one. If a report was not sent, the form says why and stays: send it again, with a connection. If it was sent and has not come, look in the junk folder, then send it again and check the address. Until then print it, save it as PDF or copy it as text: none of these needs a connection.',
  },
  {
    id: 'outFailed',
    says: 'Printing is left to the browser: try its own print command, or save as PDF and print that elsewhere. Where the browser does not allow copying, the text is shown, to be selected and copied by hand. More options saves the report as a file, and “Email report” sends it to your work address.',
  },
  {
    id: 'records',
    says: 'No: the app is linked to no patient record, prescribing system, pharmacy or pump, and reads nothing in from one. Its report can be copied as text or saved as CSV, JSON or FHIR for a record system.',
  },
]);
