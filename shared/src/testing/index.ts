/** What a remote's tests need to stand in for the host: a signed-in user, a server that speaks the contract, a socket, dialogs of others. */
export { contractHandlers, networkFailure, problem } from './contract-handlers.ts';
export type { ContractHandlers, ReceivedCall, ServerAnswer } from './contract-handlers.ts';
export type { FakeDialogs } from './fake-dialogs.ts';
export { fakeLiveServer } from './fake-live-server.ts';
export type { FakeLiveServer } from './fake-live-server.ts';
export { fakeSocket } from './fake-socket.ts';
export type { FakeSocket } from './fake-socket.ts';
export { renderWithHost } from './render-with-host.tsx';
export type { Hosted, HostOptions } from './render-with-host.tsx';
export { server } from './server.ts';
export { testUser } from './test-user.ts';
