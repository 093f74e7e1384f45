import { mayOpen } from '@navette/shared/domain';
import { useFormats, useT, type Translate } from '@navette/shared/i18n';
import { useUser } from '@navette/shared/session';
import { Box, Button, Flex, fontUrl, onceUsed, Stack, Text, useColours } from '@navette/shared/ui';
import { lazyDialog } from '@navette/shared/ui-overlay';
import { Ban, ImageOff, MailOpen, Plus, Reply, Trash2 } from 'lucide-react';
import { useState, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { attachmentOf, bookingOf, dayOf, type Mail, pdfsOf, textOf } from './mail.ts';
import { RefuseMailDialog } from './refuse-mail-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { PdfsBeside } from '../../requests/pdf-beside.tsx';
import { TripProposals } from '../../requests/trip-proposals.tsx';
import { pageNonce } from '../../office/page-nonce.ts';

const BookingDialog = lazyDialog(async () => (await import('../../dialogs/booking/index.tsx')).default);

interface MailContentProps {
  readonly mail: Mail;
  readonly onUnread: () => void;
  readonly onDelete: () => void;
}

/** Content of an opened mail: sender, recipients, date, text, attachments (specification/office.md#mail). */
export function MailContent({ mail, onUnread, onDelete }: MailContentProps): ReactNode {
  const t = useT();
  const { From, DeliveredTo, Date: sent, blockedImages, replies } = mail;
  /** Text that the reply begins with; undefined without a reply. */
  const [reply, setReply] = useState<string>();
  const [isRefusing, setRefusing] = useState(false);
  const [isBooking, setBooking] = useState(false);
  const { formatInstant } = useFormats();
  const user = useUser();
  const mayBook = mayOpen(user?.pages, 'booking');
  useEffect(() => (mayBook ? onceUsed(BookingDialog.load) : undefined), [mayBook]);
  return (
    <Flex direction="column" gap="3" padding="4" paddingTop="2">
      <Flex gap="4" wrap="wrap" justify="space-between">
        <Box
          as="dl"
          margin="0"
          display="grid"
          gridTemplateColumns="max-content 1fr"
          columnGap="3"
          rowGap="1"
          textStyle="sm"
          minWidth="0"
        >
          <Fact name={t('mail.from')}>{From}</Fact>
          <Fact name={t('mail.deliveredTo')}>{DeliveredTo}</Fact>
          <Fact name={t('mail.date')}>{formatInstant(sent)}</Fact>
        </Box>
        <Flex gap="2" align="center" alignSelf="start">
          <Button size="sm" icon={<Reply aria-hidden />} onClick={() => setReply('')}>
            {t('mail.reply')}
          </Button>
          {mayBook && (
            <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setBooking(true)}>
              {t('mail.book')}
            </Button>
          )}
          {mayBook && (
            <Button size="sm" icon={<Ban aria-hidden />} onClick={() => setRefusing(true)}>
              {t('requests.refuse')}
            </Button>
          )}
          <Button size="sm" icon={<MailOpen aria-hidden />} onClick={onUnread}>
            {t('mail.markUnread')}
          </Button>
          <Button size="sm" icon={<Trash2 aria-hidden />} onClick={onDelete}>
            {t('shared.delete')}
          </Button>
        </Flex>
      </Flex>
      {replies.map(({ id, user_name, at }) => (
        <Note key={id} icon={<Reply aria-hidden size="1em" />}>
          {t('mail.answered', { name: user_name, time: formatInstant(at) })}
        </Note>
      ))}
      {blockedImages > 0 && (
        <Note icon={<ImageOff aria-hidden size="1em" />}>{t('mail.blockedImages', { count: blockedImages })}</Note>
      )}
      <MailText mail={mail} />
      {isBooking && (
        <BookingDialog
          input={{ draft: bookingOf(mail) }}
          beside={<MailBeside mail={mail} />}
          onClose={() => setBooking(false)}
        />
      )}
      {isRefusing && <RefuseMailDialog mail={mail} onRefused={setReply} onClose={() => setRefusing(false)} />}
      {reply !== undefined && !isRefusing && (
        <ReplyDialog mail={mail} text={reply} onClose={() => setReply(undefined)} />
      )}
    </Flex>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" margin="0" overflowWrap="anywhere">
        <bdi>{children}</bdi>
      </Text>
    </>
  );
}

function Note({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }): ReactNode {
  return (
    <Flex gap="2" align="baseline" textStyle="sm" color="fg.muted">
      <Box as="span" flexShrink="0" position="relative" top="2px">
        {icon}
      </Box>
      <Text overflowWrap="anywhere">{children}</Text>
    </Flex>
  );
}

/** A mail shown beside the form of a booking made from it, with what was read in it and in its PDFs. */
function MailBeside({ mail }: { readonly mail: Mail }): ReactNode {
  const t = useT();
  const { formatInstant } = useFormats();
  const { From, Date: sent, Subject } = mail;
  return (
    <Stack gap="2">
      <Text as="h3" dir="auto" textStyle="md" fontWeight="semibold" overflowWrap="anywhere">
        {Subject || t('mail.noSubject')}
      </Text>
      <Text tone="muted" overflowWrap="anywhere">
        <bdi>{From}</bdi> · {formatInstant(sent)}
      </Text>
      <TripProposals id={mail.id} title={t('read')} text={textOf(mail)} sent={dayOf(mail)} />
      <PdfsBeside pdfs={pdfsOf(mail)}>
        <MailText mail={mail} />
      </PdfsBeside>
    </Stack>
  );
}

function MailText({ mail }: { readonly mail: Mail }): ReactNode {
  const t = useT();
  const { Subject, body, html, attachments } = mail;
  return (
    <>
      <Box borderTopWidth="1px" borderColor="border" paddingTop="3">
        {html === null ? (
          <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="80ch">
            {body || t('mail.noText')}
          </Text>
        ) : (
          <MailFrame html={html} title={t('mail.textOf', { subject: Subject || t('mail.noSubject') })} />
        )}
      </Box>
      {attachments.length > 0 && <MailAttachments mail={mail} />}
    </>
  );
}

/** Attachments of a received mail. None is displayed: the sender is not trusted. */
function MailAttachments({ mail }: { readonly mail: Mail }): ReactNode {
  const t = useT();
  return (
    <Box borderTopWidth="1px" borderColor="border" paddingTop="3">
      <AttachmentList
        files={mail.attachments}
        read={(id: string) => attachmentOf(mail, id)}
        hintOf={({ size }) => fileSize(size, t)}
      />
    </Box>
  );
}

const KILO = 1000;

/** Formatted size of a file: kilobytes, or megabytes from 1 MB on. @param bytes its size */
const fileSize = (bytes: number, t: Translate): string =>
  bytes < KILO * KILO
    ? t('mail.size.kilo', { size: Math.max(1, Math.round(bytes / KILO)) })
    : t('mail.size.mega', { size: Math.round(bytes / KILO / 100) / 10 });

interface MailFrameProps {
  /** HTML that the server has sanitized. */
  readonly html: string;
  /** Accessible name of the frame. */
  readonly title: string;
}

/** Style of all mails, in place of the sender's. */
const style = (
  colourOf: (name: string) => string,
): string => `@font-face{font-family:Mail;font-weight:200 900;src:url("${new URL(fontUrl, document.baseURI).href}")}
body{margin:0;padding:2px;font:0.875rem/1.5 Mail,sans-serif;color:${colourOf('fg')};background:${colourOf('bg.panel')};overflow-wrap:anywhere}
h1,h2,h3,h4{font-size:1.15em;margin:0.8em 0 0.4em}p{margin:0.5em 0}img{max-width:100%;height:auto}
table{border-collapse:collapse;max-width:100%}td,th{padding:2px 6px;vertical-align:top;overflow-wrap:break-word}pre{white-space:pre-wrap}a{color:${colourOf('fg.info')}}`;

const MOST_PIXELS = 20_000;

/** Height reserved for the horizontal scrollbar of a table that is too wide. */
const SCROLLBAR = 18;

/**
 * HTML of a mail in a sandboxed iframe: no scripts, no forms, and our content security policy, in case the server
 * overlooked something. It is same-origin for one reason: so that its height can be measured.
 */
function MailFrame({ html, title }: MailFrameProps): ReactNode {
  const { frame, height, measure } = useHeight();
  const colourOf = useColours();
  const page = `<!doctype html><html><head><meta charset="utf-8"><base target="_blank"><style nonce="${pageNonce() ?? ''}">${style(colourOf)}</style></head><body dir="auto">${html}</body></html>`;
  return (
    <Box asChild width="100%" borderWidth="0" display="block" bg="bg.panel">
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={page}
        height={height}
        onLoad={measure}
      />
    </Box>
  );
}

/** Height of the frame's content; measured again when the width changes. */
function useHeight() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(120);
  const measure = useCallback(() => {
    const body = frame.current?.contentDocument?.body;
    if (!body) return;
    const spare = body.scrollWidth > body.clientWidth ? SCROLLBAR : 4;
    setHeight(Math.min(Math.ceil(body.getBoundingClientRect().height) + spare, MOST_PIXELS));
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [measure]);
  return { frame, height, measure };
}
