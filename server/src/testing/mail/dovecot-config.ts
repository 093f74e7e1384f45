interface Options {
  readonly folder: string;
  readonly port: number;
  readonly password: string;
}

/** A Dovecot configuration confined to its folder: any user, one password, a bin with a French name. */
export function dovecotConfig({ folder, port, password }: Options): string {
  const [uid, gid] = process.getuid?.() === 0 ? [65_534, 65_534] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail/%u
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Corbeille {
    auto = create
    special_use = \\Trash
  }
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${process.getuid?.() === 0 ? '' : unprivileged(uid)}`;
}

const unprivileged = (uid: number): string => `
default_internal_user = ${uid}
default_login_user = ${uid}
service imap-login {
  chroot =
}
service anvil {
  chroot =
}
`;
