import { createRequire } from 'node:module';
import PdfDocument from 'pdfkit';
import type { ReceiptContent } from './receipt-text.ts';
import { PRODUCT } from './plans.ts';

/** Mukta covers Latin, Devanagari and the rupee sign. */
const fontFile = (name: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/mukta/${name}.ttf`);
const REGULAR = fontFile('400Regular/Mukta_400Regular');
const BOLD = fontFile('700Bold/Mukta_700Bold');

/** Margin of the page. All lengths in this file are PDF points (1/72 inch), measured from the top left. */
const MARGIN = 56;
const INK = '#16211c';
const MUTED = '#5b6660';
const RULE = '#d5dbd7';
const BRAND = '#b3261e';

type Page = InstanceType<typeof PdfDocument>;

/** Draws a receipt on one A4 page and returns the PDF's bytes. Runs in a thread of the receipt renderer. */
export function answer(text: ReceiptContent): Promise<Buffer> {
  const page = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    info: { Title: `${text.title} ${text.facts[0]?.value}`, Author: text.supplier[0] ?? '' },
  });
  page.registerFont('regular', REGULAR);
  page.registerFont('bold', BOLD);
  const bytes = collect(page);
  drawHead(page, text);
  drawParties(page, text);
  drawItem(page, text);
  drawSums(page, text);
  drawNotes(page, text);
  page.end();
  return bytes;
}

function collect(page: Page): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
}

const right = (page: Page) => page.page.width - MARGIN;
const width = (page: Page) => page.page.width - 2 * MARGIN;

function rule(page: Page, y: number): void {
  page.moveTo(MARGIN, y).lineTo(right(page), y).lineWidth(0.75).strokeColor(RULE).stroke();
}

/** Draws a right-aligned line of label and value. */
function pair(page: Page, { label, value }: { label: string; value: string }, y: number): void {
  const labelX = MARGIN + width(page) * 0.45;
  page.fillColor(MUTED).text(label, labelX, y, { width: 110 });
  page.fillColor(INK).text(value, labelX + 110, y, { width: right(page) - labelX - 110, align: 'right' });
}

function drawHead(page: Page, { title, facts }: ReceiptContent): void {
  page.font('bold').fontSize(24).fillColor(BRAND).text(PRODUCT, MARGIN, MARGIN);
  page
    .fontSize(16)
    .fillColor(INK)
    .text(title, MARGIN, MARGIN + 36);
  page.font('regular').fontSize(10.5);
  facts.forEach((fact, line) => pair(page, fact, MARGIN + 6 + line * 18));
  rule(page, MARGIN + 72);
}

function drawParties(page: Page, { supplier, buyer }: ReceiptContent): void {
  const column = width(page) / 2;
  for (const [index, [heading, lines]] of [['From', supplier] as const, ['To', buyer] as const].entries()) {
    const x = MARGIN + index * column;
    page.font('bold').fontSize(10.5).fillColor(MUTED).text(heading, x, 146);
    page
      .font('regular')
      .fillColor(INK)
      .text(lines.join('\n'), x, 164, { width: column - 16 });
  }
}

function drawItem(page: Page, { item }: ReceiptContent): void {
  const y = 270;
  rule(page, y);
  page
    .font('bold')
    .fontSize(12)
    .fillColor(INK)
    .text(item.name, MARGIN, y + 12);
  page.text(item.price, MARGIN, y + 12, { width: width(page), align: 'right' });
  page
    .font('regular')
    .fontSize(10.5)
    .fillColor(MUTED)
    .text(item.detail, MARGIN, y + 32);
  rule(page, y + 60);
}

function drawSums(page: Page, { sums, total }: ReceiptContent): void {
  const y = 344;
  page.font('regular').fontSize(10.5);
  sums.forEach((sum, line) => pair(page, sum, y + line * 18));
  const totalY = y + sums.length * 18 + (sums.length > 0 ? 8 : 0);
  page.font('bold').fontSize(14);
  pair(page, total, totalY);
}

function drawNotes(page: Page, { notes }: ReceiptContent): void {
  page.font('regular').fontSize(9.5).fillColor(MUTED).text(notes.join('\n'), MARGIN, 470);
}
