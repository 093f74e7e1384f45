import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { invoicingStage } from '../../invoicing/testing/invoicing-stage.ts';

let at = Date.parse('2026-04-20T09:00:00Z');
// Each moment is later than the one before.
const { server, issued, pdf } = await invoicingStage(() => new Date((at += 1000)));

const svg = (body: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50">${body}</svg>`);
const RED = svg('<rect width="200" height="50" fill="#f00"/>');

describe('the logo of documents', async () => {
  const token = await server.signedIn('super');
  const upload = (payload: Buffer, as = token, name = 'logo.svg') =>
    server.app.inject({
      method: 'POST',
      url: `/service/settings/company/logo?name=${name}`,
      payload,
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/octet-stream' },
    });
  const picture = async (imageUrl: string) => (await server.app.inject({ url: imageUrl })).rawPayload;

  it('is drawn from an SVG as a JPEG on white, of 1000 by 400 pixels at most', async () => {
    const sent = await upload(svg('<circle cx="25" cy="25" r="20" fill="#f00"/>'));
    expect([sent.statusCode, sent.json().name]).toEqual([200, 'logo.svg']);
    const shown = await server.call(token, 'getCompanyLogo');
    const image = sharp(await picture(shown.body.imageUrl ?? ''));
    const { format, width, height } = await image.metadata();
    expect([format, (width ?? 0) <= 1000, (height ?? 0) <= 400]).toEqual(['jpeg', true, true]);
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it.each([
    ['a text', Buffer.from('logo'), 'file.noLogo'],
    ['a PDF', Buffer.from('%PDF-1.7 %%EOF'), 'file.noLogo'],
    ['a damaged SVG', svg('<rect').subarray(0, 90), 'file.damaged'],
  ])('refuses %s with the reason', async (_, content, code) => {
    expect((await upload(content)).json()).toMatchObject({ code });
  });

  it('refuses more than 1 MB, a name without extension, and whoever may not change settings', async () => {
    expect((await upload(Buffer.alloc(1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await upload(RED, token, 'logo')).json()).toMatchObject({ fields: [{ field: 'name' }] });
    expect((await upload(RED, await server.signedIn('invoice'))).statusCode).toBe(403);
  });

  it('documents keep the logo of the moment at which they were issued', async () => {
    await server.call(token, 'removeCompanyLogo');
    const before = await issued();
    expect((await upload(RED)).statusCode).toBe(200);
    const after = await issued();
    const logoOf = async (id: number) =>
      (await server.call(token, 'getClientInvoiceDocument', undefined, { path: { id } })).body.logo;
    expect([await logoOf(before), await logoOf(after)]).toEqual([null, expect.stringContaining('/files/')]);
    expect([
      (await pdf(before)).content.includes('/Subtype /Image'),
      (await pdf(after)).content.includes('/Subtype /Image'),
    ]).toEqual([false, true]);
    await server.call(token, 'removeCompanyLogo');
    expect(await logoOf(after)).toContain('/files/');
    expect((await server.call(token, 'getCompanyLogo')).body.imageUrl).toBeNull();
  });
});
