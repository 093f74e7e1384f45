/** The host, faked for tests of a remote: a signed-in user, a server that speaks the contract, a socket, dialogs of others. */
export { activeDriver } from './test-user.ts';
export { contractHandlers, networkFailure, problem } from './contract-handlers.ts';
export type { Answer, ContractHandlers, ReceivedCall, ServerAnswer } from './contract-handlers.ts';
export { describeRecordsPage } from './records-page/describe-records-page.ts';
export type { RecordsPageContract, RemoveContract } from './records-page/contract.ts';
export type { FakeDialogs } from './fake-dialogs.ts';
export { fakeLiveServer } from './fake-live-server.ts';
export type { FakeLiveServer } from './fake-live-server.ts';
export { fakeSocket } from './fake-socket.ts';
export type { FakeSocket } from './fake-socket.ts';
export { referenced } from './contract-handlers.ts';
export { renderWithHost } from './render-with-host.tsx';
export type { Hosted, HostOptions } from './render-with-host.tsx';
export { server } from './server.ts';
export { testUser } from './test-user.ts';
