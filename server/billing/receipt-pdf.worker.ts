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

/** Draws a receipt on one A4 page and returns the PDF's bytes. Runs in a thread of `createReceiptRenderer`. */
export function answer(receipt: ReceiptContent): Promise<Buffer> {
  const page = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    info: { Title: `${receipt.title} ${receipt.details[0]?.value}`, Author: receipt.supplier[0] ?? '' },
  });
  page.registerFont('regular', REGULAR);
  page.registerFont('bold', BOLD);
  const bytes = collect(page);
  drawHead(page, receipt);
  drawParties(page, receipt);
  drawItem(page, receipt);
  drawSums(page, receipt);
  drawNotes(page, receipt);
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

const rightEdge = (page: Page) => page.page.width - MARGIN;
const contentWidth = (page: Page) => page.page.width - 2 * MARGIN;

function drawRule(page: Page, y: number): void {
  page.moveTo(MARGIN, y).lineTo(rightEdge(page), y).lineWidth(0.75).strokeColor(RULE).stroke();
}

/** Draws a right-aligned line of label and value. */
function drawPair(page: Page, { label, value }: { label: string; value: string }, y: number): void {
  const labelX = MARGIN + contentWidth(page) * 0.45;
  page.fillColor(MUTED).text(label, labelX, y, { width: 110 });
  page.fillColor(INK).text(value, labelX + 110, y, { width: rightEdge(page) - labelX - 110, align: 'right' });
}

function drawHead(page: Page, { title, details }: ReceiptContent): void {
  page.font('bold').fontSize(24).fillColor(BRAND).text(PRODUCT, MARGIN, MARGIN);
  page
    .fontSize(16)
    .fillColor(INK)
    .text(title, MARGIN, MARGIN + 36);
  page.font('regular').fontSize(10.5);
  details.forEach((detail, line) => drawPair(page, detail, MARGIN + 6 + line * 18));
  drawRule(page, MARGIN + 72);
}

function drawParties(page: Page, { supplier, buyer }: ReceiptContent): void {
  const column = contentWidth(page) / 2;
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
  drawRule(page, y);
  page
    .font('bold')
    .fontSize(12)
    .fillColor(INK)
    .text(item.name, MARGIN, y + 12);
  page.text(item.price, MARGIN, y + 12, { width: contentWidth(page), align: 'right' });
  page
    .font('regular')
    .fontSize(10.5)
    .fillColor(MUTED)
    .text(item.detail, MARGIN, y + 32);
  drawRule(page, y + 60);
}

function drawSums(page: Page, { sums, total }: ReceiptContent): void {
  const y = 344;
  page.font('regular').fontSize(10.5);
  sums.forEach((sum, line) => drawPair(page, sum, y + line * 18));
  const totalY = y + sums.length * 18 + (sums.length > 0 ? 8 : 0);
  page.font('bold').fontSize(14);
  drawPair(page, total, totalY);
}

function drawNotes(page: Page, { notes }: ReceiptContent): void {
  page.font('regular').fontSize(9.5).fillColor(MUTED).text(notes.join('\n'), MARGIN, 470);
}
