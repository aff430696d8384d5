//! What `marquee status --to HOST:PORT --json` does, done with rust_cast. It asks for no proof of the device, which
//! rust_cast can't, so that it has less to do: no signature is made or checked.
//!
//! usage: rust_cast_status HOST PORT

use rust_cast::{errors::Error, CastDevice};

fn main() -> Result<(), Error> {
    let arguments: Vec<String> = std::env::args().collect();
    let port = arguments[2].parse().expect("a port");
    // Devices' certificates are signed by themselves.
    let device = CastDevice::connect_without_host_verification(arguments[1].as_str(), port)?;
    device.connection.connect("receiver-0")?;
    let status = device.receiver.get_status()?;
    let application = status.applications.first().map_or("null".to_string(), |application| {
        format!("{{\"id\":{:?},\"name\":{:?}}}", application.app_id, application.display_name)
    });
    println!(
        "{{\"volume\":{{\"level\":{},\"muted\":{}}},\"application\":{}}}",
        status.volume.level.unwrap_or(0.0),
        status.volume.muted.unwrap_or(false),
        application
    );
    device.connection.disconnect("receiver-0")
}
