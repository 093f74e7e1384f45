import { DEFAULT_PLATFORM_TABLES } from '@navette/shared/domain';
import { type Answer, problem, testUser } from '@navette/shared/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_PAPERS, showPlanning } from './testing/show-planning.tsx';
import { sampleInsurance } from '../../testing/sample-insurance.ts';
import { sampleStatus } from '../../testing/sample-status.ts';
import { sampleTransport } from '../../testing/sample-transport.ts';

beforeEach(() => localStorage.clear());

const candidate = (changes = {}) => ({
  id: 7,
  label: 'Maes Zoé',
  birthday: '1985-07-30',
  address: 'rue Haute 12',
  score: 99,
  reasons: [{ code: 'nationalNumber' as const, points: 26 }],
  ...changes,
});
const found =
  (client: object, destination: object = {}) =>
  () => [
    { transportId: 'BQ-1', part: 0, kind: 'client' as const, chosen: null, candidates: [], ...client },
    { transportId: 'BQ-1', part: 0, kind: 'destination' as const, chosen: null, candidates: [], ...destination },
  ];
/** Both are sure. */
const matched = found({ chosen: { id: 7, label: '7' } }, { chosen: { id: 7, label: '7' } });

it('books a transport once its client and its destination are matched, with what the insurer pays', async () => {
  const openDialog = vi.fn(() => Promise.resolve({ id: 12, label: '12' }));
  const link = vi.fn<Answer<'linkTransport'>>(() => ({ affectedRows: 1 }));
  const tables = { ...DEFAULT_PLATFORM_TABLES, insuranceId: 6 };
  const getPlatformTables = () => ({ ...tables, reasons: [...tables.reasons], mutualities: [] });
  const handlers = { linkTransport: link, getPlatformTables };
  const { user } = showPlanning(handlers, { dialogs: { 'dispatch/booking@1': openDialog } });
  await screen.findByRole('row', { name: /Maes Zoé/ });
  expect(screen.queryByRole('button', { name: /^Create booking/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Look up client/ }));
  const clients = within(await screen.findByRole('dialog', { name: 'Client: Maes Zoé' }));
  await user.click(await clients.findByRole('button', { name: /Maes Zoé/ }));
  await user.click(screen.getByRole('button', { name: /^Look up destination/ }));
  const places = within(await screen.findByRole('dialog', { name: 'Destination: Clinique Saint-Luc, Woluwe' }));
  await user.click(await places.findByRole('button', { name: /Saint-Luc/ }));
  await user.click(await screen.findByRole('button', { name: /^Create booking/ }));
  expect(openDialog).toHaveBeenCalledWith({
    draft: expect.objectContaining({
      clientId: 7,
      destinationId: 3,
      insuranceId: 6,
      mutualPatientID: 'BQ-1',
      mutualAmount: 32.02,
      pick_address: 'rue Haute 12, 1000 Bruxelles',
      transport: { transportId: 'BQ-1', part: 0 },
    }),
  });
  expect(await screen.findAllByText('Booked')).not.toHaveLength(0);
  expect(link.mock.calls[0]?.[0].body).toEqual({ transportId: 'BQ-1', part: 0, bookingId: 12 });
});

it('asks which insurer an unknown mutuality is, then opens the form with that insurer and the other trips of the day', async () => {
  const openDialog = vi.fn(() => Promise.resolve(undefined));
  const saveMutuality = vi.fn<Answer<'saveMutuality'>>(() => ({ affectedRows: 1 }));
  const { request } = sampleTransport();
  const { user } = showPlanning(
    {
      listTrips: () => [
        [sampleTransport({ request: { ...request, passenger: { lastName: 'Maes', mutuality: 'Doktr' } } })],
      ],
      matchTransports: matched,
      getPlatformTables: () => ({ insuranceId: 1, reasons: [], mutualities: [] }),
      listInsurances: () => [sampleInsurance(4, 'Helan')],
      saveMutuality,
      listPassengerDay: () => [{ id: 31, clientId: 7, destination: 'Labo', ap_time: '11:30', type: 'to' }],
    },
    { dialogs: { 'dispatch/booking@1': openDialog } },
  );
  await user.click(await screen.findByRole('button', { name: /^Create booking/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which insurer is this: “Doktr”?' }));
  await user.selectOptions(await dialog.findByRole('combobox'), 'Helan');
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  await vi.waitFor(() =>
    expect(openDialog).toHaveBeenCalledWith({
      draft: expect.objectContaining({ insuranceId: 4, mutualPatientID: 'BQ-1' }),
      note: 'Also on this day: 11:30 Outbound Labo (no. 31)',
    }),
  );
  expect(saveMutuality.mock.calls[0]?.[0].body).toEqual({ value: 'Doktr', insuranceId: 4 });
});

it('says of a return that the platform has not accepted that it stays in the list', async () => {
  const home = sampleTransport({ type: 'back', returnPart: 2, status: 'requested' });
  const { user } = showPlanning(
    {
      listTrips: () => [
        [sampleTransport(), { ...home, request: { ...home.request, dateTime: '2026-03-10T13:00:00Z' } }],
      ],
      matchTransports: matched,
      getPlatformTables: () => ({ insuranceId: 1, reasons: [], mutualities: [] }),
      linkTransport: () => ({ affectedRows: 1 }),
    },
    { dialogs: { 'dispatch/booking@1': () => Promise.resolve({ id: 12, label: '12' }) } },
  );
  const outbound = within(await screen.findByRole('row', { name: /Outbound/ }));
  await user.click(await outbound.findByRole('button', { name: /^Create booking/ }));
  expect(
    await screen.findByText('Return at 14:00: not yet accepted on the platform, it stays in the list.'),
  ).toBeTruthy();
});

it('marks a booked transport by its number, and one with the same birthday as probable', async () => {
  const { user } = showPlanning({
    findBookedTransports: () => [
      { transportId: 'BQ-1', part: 0, match: 'probable', bookingId: 12, isDone: false, ...NO_PAPERS },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findAllByText('Probable')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByText('Probable')).toBeNull();
});

it('opens a probable booking, and links it once the user confirms it', async () => {
  const openDialog = vi.fn(() => Promise.resolve(undefined));
  const link = vi.fn<Answer<'linkTransport'>>(() => ({ affectedRows: 1 }));
  const probable = {
    transportId: 'BQ-1',
    part: 0,
    match: 'probable',
    bookingId: 12,
    isDone: false,
    ...NO_PAPERS,
  } as const;
  const { user } = showPlanning(
    { findBookedTransports: () => [probable], linkTransport: link },
    { dialogs: { 'dispatch/booking@1': openDialog } },
  );
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findAllByText('Probable')).not.toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Open the booking' }));
  expect(openDialog).toHaveBeenCalledWith({ id: 12 });
  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'It is booking no. 12' }));
  expect(await screen.findAllByText('Booked')).not.toHaveLength(0);
  expect(link.mock.calls[0]?.[0].body).toEqual({ transportId: 'BQ-1', part: 0, bookingId: 12 });
  expect(screen.queryByText('Probable')).toBeNull();
});

it('shows totals to a lead and not to a dispatcher', async () => {
  const { unmount } = showPlanning();
  await screen.findByRole('row', { name: /Maes Zoé/ });
  expect(screen.queryByRole('columnheader', { name: /Total/ })).toBeNull();
  unmount();
  showPlanning({}, { user: testUser('lead') });
  await screen.findByRole('row', { name: /Maes Zoé/ });
  expect(screen.getByRole('columnheader', { name: /Total/ })).toBeTruthy();
});

it('says that the platform does not answer, and asks again', async () => {
  let isDown = true;
  const { user } = showPlanning({ listTrips: () => (isDown ? problem(503, 'unavailable') : [[sampleTransport()]]) });
  const retry = await screen.findByRole('button', { name: /Try again|Retry/ });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /Maes Zoé/ })).toBeTruthy();
});

it('says that a check failed where it stood by, and checks again', async () => {
  let isDown = true;
  const { user } = showPlanning({
    findBookedTransports: () =>
      isDown
        ? problem(503, 'unavailable')
        : [{ transportId: 'BQ-1', part: 0, match: 'certain', bookingId: 12, isDone: true, ...NO_PAPERS }],
  });
  await user.click(await screen.findByRole('button', { name: 'Check' }));
  const standBy = within(await screen.findByRole('dialog', { name: 'Please stand by' }));
  isDown = false;
  await user.click(await standBy.findByRole('button', { name: /Try again|Retry/ }));
  expect(await screen.findAllByText('Done')).not.toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('unfolds a row by the cell of its direction, and folds it again', async () => {
  const { user } = showPlanning();
  const unfold = await screen.findByRole('button', { name: 'Outbound, details of Maes Zoé' });
  await user.click(unfold);
  expect(screen.getByText('rue Haute 12, 1000 Bruxelles')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Outbound, details of Maes Zoé', expanded: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Outbound, details of Maes Zoé' }));
  expect(screen.queryByText('rue Haute 12, 1000 Bruxelles')).toBeNull();
});

it('finds a transport by its short number, and shows that number in its details', async () => {
  const { user } = showPlanning({
    listTrips: () => [[sampleTransport()], [sampleTransport({ transportId: 'BQ-261126-07' })]],
  });
  expect(await screen.findAllByRole('row', { name: /Maes Zoé/ })).toHaveLength(2);
  await user.type(screen.getByRole('searchbox'), 'bq-261126-07');
  await vi.waitFor(() => expect(screen.getAllByRole('row', { name: /Maes Zoé/ })).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Outbound, details of Maes Zoé' }));
  expect(screen.getByText('BQ-261126-07')).toBeTruthy();
});

it('says since when the platform does not answer, and which of its records can not be read', async () => {
  showPlanning({
    getBooqitStatus: () =>
      sampleStatus({ unreachableSince: '2026-03-09T08:00:00Z', rejected: [{ id: 'BQ-7', field: 'request.distance' }] }),
  });
  expect(await screen.findByText(/has not answered since 09\/03\/2026/)).toBeTruthy();
  expect(screen.getByText('BQ-7: Distance')).toBeTruthy();
});

it.each([
  ['super', /Set where the server runs: BOOQIT_URL\. First steps/],
  ['dispatch', /An administrator can set this up/],
] as const)('tells %s that no platform is configured, and how or by whom it is', async (role, how) => {
  const meta = Object.assign(document.createElement('meta'), {
    name: 'not-set-up',
    content: '{"booqit":"BOOQIT_URL"}',
  });
  document.head.append(meta);
  showPlanning({}, { user: testUser(role) });
  const notice = await screen.findByText('The external platform is not configured.');
  expect(notice.parentElement?.textContent).toMatch(how);
  meta.remove();
});

it('preselects a match that is certain or was chosen before', async () => {
  const chosen = { id: 3, label: 'Saint-Luc' };
  showPlanning({ matchTransports: found({ candidates: [candidate()] }, { chosen }) });
  expect(await screen.findByRole('button', { name: /^Create booking/ })).toBeTruthy();
});

it('preselects no match when two are certain', async () => {
  const twins = [candidate(), candidate({ id: 8, label: 'Maes Zoë', score: 97 })];
  showPlanning({ matchTransports: found({ candidates: twins }) });
  expect(await screen.findByRole('button', { name: /^Look up client/ })).toBeTruthy();
});

it('matches with our own records are offered with score and reasons, the unlikely ones behind a button, and the choice is remembered', async () => {
  const unlikely = candidate({
    id: 9,
    label: 'Maes Jan',
    score: 12,
    reasons: [{ code: 'firstnameOther', points: -9 }],
  });
  const saveMatchChoice = vi.fn<Answer<'saveMatchChoice'>>(() => ({
    affectedRows: 1,
  }));
  const { user } = showPlanning({
    matchTransports: found({ candidates: [candidate({ score: 80 }), unlikely] }),
    saveMatchChoice,
  });
  await user.click(await screen.findByRole('button', { name: /^Look up client/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const likely = within(await dialog.findByRole('list', { name: 'Likely candidates' }));
  expect(await likely.findByRole('button', { name: /80%.*Maes Zoé.*\+ same national number/ })).toBeTruthy();
  const wanted = dialog.getByRole('group', { name: 'On the platform' });
  expect(wanted.textContent).toBe('BooqitMaes Zoé30/07/1985rue Haute 12, 1000 Bruxelles');
  expect(likely.queryByRole('button', { name: /Maes Jan/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show the less likely (1)' }));
  await user.click(likely.getByRole('button', { name: /Maes Jan.*− another first name/ }));
  await vi.waitFor(() =>
    expect(saveMatchChoice.mock.calls[0]?.[0].body).toEqual({
      transportId: 'BQ-1',
      part: 0,
      kind: 'client',
      recordId: 9,
    }),
  );
});

it('lists remembered matches, and deletes them', async () => {
  const forgetMatchChoice = vi.fn<Answer<'forgetMatchChoice'>>(() => ({
    affectedRows: 1,
  }));
  const { user } = showPlanning({
    listMatchChoices: () => [
      { id: 4, kind: 'client', record: { id: 7, label: 'Maes Zoé' }, at: '2026-03-09T08:00:00Z', userName: 'Karim' },
    ],
    forgetMatchChoice,
  });
  await user.click(await screen.findByRole('button', { name: 'Remembered choices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remembered choices' }));
  await user.click(await dialog.findByRole('button', { name: /^Forget/ }));
  await vi.waitFor(() => expect(forgetMatchChoice.mock.calls[0]?.[0].path).toEqual({ id: 4 }));
});
